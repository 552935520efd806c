import { sendDirectNotices } from '../../chat/messages/sending/direct-notices.js';
import { pageLink, paragraph, pieces, silentMention } from '../../chat/messages/sending/notice.js';
import type { TxScope } from '../../accounts/scope.js';
import { findUser } from '../../chat/users/model/store.js';

const EXPORTS_PAGE = 'organization/exports';

/** Sends the administrator who requested an export a direct message that it can be downloaded. */
export const noticeOfExport = async (scope: TxScope, userId: number): Promise<void> => {
  const user = await findUser(scope.tx, userId);
  if (!user?.is_active) return;
  const link = pageLink(scope.services.config.siteUrl, 'View and download exports', EXPORTS_PAGE);
  const notice = paragraph(pieces`Your data export is complete. ${link}`);
  await sendDirectNotices({ ...scope, actor: user }, [user], silentMention, () => notice);
};
