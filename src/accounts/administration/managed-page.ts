import type { OperationId } from '../../../generated/operations.js';
import type { Html } from '../../runtime/pages/page.js';
import type { Action } from './actions.js';
import type { View } from './view.js';

/** A page for logged-in people. */
export interface ManagedPage {
  readonly path: string;
  readonly title: string;
  /** The operation whose permission a person needs to open the page. */
  readonly needs: OperationId;
  /** Whether all pages link it. */
  readonly inMenu: boolean;
  /** Whether it shows pictures of this site. */
  readonly hasImages?: boolean;
  /** What its forms do, by the names that the forms send. */
  readonly actions: Readonly<Record<string, Action>>;
  readonly body: (view: View) => Promise<Html>;
}
