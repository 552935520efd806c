/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A small picture, valid for all uploads of the contract. */
export const exampleFile = (name = 'pixel.png'): File =>
  new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' });

export const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
