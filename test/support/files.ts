/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file to upload wherever the contract takes one: small, and a picture. */
export const exampleFile = (name = 'pixel.png'): File =>
  new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' });

export const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
