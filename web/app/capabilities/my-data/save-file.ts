/** Lets the browser download a file, as if a link to it had been pressed. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers save nothing when the address is revoked before the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
