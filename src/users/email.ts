const LOCAL_PART = /^[-!#$%&'*+/=?^_`{|}~\w]+(\.[-!#$%&'*+/=?^_`{|}~\w]+)*$/;
const DOMAIN = /^(localhost|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9])$/i;

/** Whether the text has the form of an email address; a colon, for one, would break Basic authentication. */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(text.slice(at + 1))
  );
};

/** The host part of the emails the server itself makes. */
export const emailHost = (siteUrl: string): string => {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('[') ? 'localhost' : hostname;
};
