/** The scheme that existing apps register for the end of the web login flow. */
export const APP_SCHEME = 'zulip:';

/** Returns whether the text is a one-time pad in hex digits, as long as an API key. */
export const isOtp = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

/** Returns an API key XORed with a one-time pad, in hex digits. */
const encryptKey = (key: string, otp: string): string => {
  const pad = Buffer.from(otp, 'hex');
  return Buffer.from(pad.map((byte, index) => byte ^ key.charCodeAt(index))).toString('hex');
};

interface AppLogin {
  readonly key: string;
  readonly otp: string;
  readonly email: string;
  readonly userId: number;
  readonly siteUrl: string;
}

/** Returns the URL that passes a login to the app that opened the browser. */
export const appUrl = ({ key, otp, email, userId, siteUrl }: AppLogin): string => {
  const parameters = new URLSearchParams({
    otp_encrypted_api_key: encryptKey(key, otp),
    email,
    user_id: String(userId),
    realm: siteUrl,
  });
  return `${APP_SCHEME}//login?${parameters.toString()}`;
};
