import { element, escapeHtml, voidElement } from '../../../markdown/html.js';
import type { Node, Shown } from './content-tree.js';

const VOID = new Set(['br', 'hr']);

const elementHtml = ({ tag, attributes, children }: Shown): string =>
  VOID.has(tag) ? voidElement(tag, attributes) : element(tag, attributes, contentHtml(children));

/** Returns the content as HTML. Escapes all user content again. */
export const contentHtml = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : elementHtml(node))).join('');
