import type { Context } from '../../runtime/http/request.js';
import { sendRedirect } from '../../runtime/pages/send.js';

/** Redirects to a picture. The query string of the request is added to the address, as existing servers do. */
export const redirectToPicture = (context: Context, address: string): void => {
  const { querystring } = context;
  const separator = address.includes('?') ? '&' : '?';
  sendRedirect(context, querystring === '' ? address : `${address}${separator}${querystring}`);
};
