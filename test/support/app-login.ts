import { expect } from 'chai';

export interface AppCredentials {
  readonly key: string;
  readonly email: string;
  readonly userId: number;
}

/** Reads the callback URL that a browser hands to an app, as existing apps do. */
export const readCallback = (location: string, otp: string, realm: string): AppCredentials => {
  const url = new URL(location);
  const parameters = Object.fromEntries(url.searchParams);
  const { otp_encrypted_api_key: encrypted = '', email = '', user_id = '' } = parameters;
  expect({ protocol: url.protocol, host: url.host }).to.deep.equal({ protocol: 'zulip:', host: 'login' });
  expect(parameters).to.have.keys('otp_encrypted_api_key', 'email', 'user_id', 'realm');
  expect(new URL(parameters.realm ?? '').origin).to.equal(new URL(realm).origin);
  expect(encrypted).to.match(/^[0-9a-f]{64}$/);
  expect(user_id).to.match(/^\d+$/);
  const digits = Array.from({ length: 64 }, (_, index) =>
    (parseInt(encrypted.charAt(index), 16) ^ parseInt(otp.charAt(index), 16)).toString(16),
  );
  const key = Buffer.from(digits.join(''), 'hex').toString('latin1');
  return { key, email, userId: Number(user_id) };
};
