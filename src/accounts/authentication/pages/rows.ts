import { html, type Html } from '../../../runtime/pages/page.js';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../chat/organization/limits.js';
import { inputField } from './forms.js';

/** What a row of a form shows. */
interface Row {
  readonly value?: string;
  /** Whether the form was refused. */
  readonly isWrong: boolean;
}

/** The email that gets a link. */
export const emailRow = ({ value = '', isWrong }: Row): Html =>
  inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value, isWrong });

/** The username of a login. That of a directory may have any form. */
export const usernameRow = ({ value = '', isWrong }: Row, hasDirectory: boolean): Html =>
  inputField({
    name: 'username',
    label: hasDirectory ? 'Username or email' : 'Email',
    type: 'text',
    autocomplete: 'username',
    value,
    isWrong,
  });

/** The password of a login. */
export const passwordRow = ({ isWrong }: Row): Html =>
  inputField({
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    isWrong,
  });

export const fullNameRow = ({ value = '', isWrong }: Row): Html =>
  inputField({ name: 'full_name', label: 'Full name', type: 'text', autocomplete: 'name', value, isWrong });

/** A new password, by the name of its field. */
export const newPasswordRow = ({ isWrong }: Row, name: string, label: string): Html =>
  inputField({ name, label, type: 'password', autocomplete: 'new-password', isWrong });

/** Which passwords are accepted. */
export const passwordRules = html`It has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters and is
hard to guess.`;
