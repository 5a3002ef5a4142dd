/** Hands the browser a file to keep, as if a link to it had been pressed. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn; freed earlier, some save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
