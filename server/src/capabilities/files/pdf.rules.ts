const HEADER = /^%PDF-[12]\.\d/;
const END = '%%EOF';
const END_WITHIN = 1024;
// Where a program that wants a zip or a jar looks for its directory.
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_WITHIN = 65_557;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|object)[\s>/]/i;
const MARKUP_WITHIN = 4096;

/**
 * PDFs are kept as they came, so one must be a PDF to everybody: from its first byte to its end, and neither a
 * page nor an archive as well.
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
