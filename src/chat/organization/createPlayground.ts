import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { checkIsNewPlayground, checkPlayground, insertPlayground, listPlaygrounds } from './playgrounds.js';
import { emitPlaygrounds } from './events.js';

/** POST /realm/playgrounds: adds a website that runs code of code blocks. */
export const createPlayground = operation('createPlayground', async (context) => {
  const { input, tx } = context;
  const playground = checkPlayground(input);
  await lockVisibility(context);
  const others = await listPlaygrounds(tx);
  checkIsNewPlayground(playground, others);
  checkCap(caps.playgrounds, others.length + 1);
  const id = await insertPlayground(tx, playground);
  emitPlaygrounds(tx, [...others, { id, ...playground }]);
  return { id };
});
