const HEADER = /^%PDF-[12]\.\d/;
const END = '%%EOF';
const END_WITHIN = 1024;
// Where programs look for the directory of a zip or jar file.
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_WITHIN = 65_557;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|object)[\s>/]/i;
const MARKUP_WITHIN = 4096;

/**
 * PDFs are stored unchanged, so the file must be a PDF for every program: from its first byte to
 * its end, and not also a web page or an archive.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, MARKUP_WITHIN).toString('latin1');
  const tail = bytes.subarray(-END_WITHIN).toString('latin1');
  const afterEnd = tail.slice(tail.lastIndexOf(END) + END.length);
  return (
    HEADER.test(head) &&
    tail.includes(END) &&
    /^[\s\0]*$/.test(afterEnd) &&
    !MARKUP.test(head) &&
    !bytes.subarray(-ZIP_END_WITHIN).includes(ZIP_END)
  );
}
