import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { migrations } from '../../../src/runtime/store/migrations/index.js';

/**
 * The hash of each migration at its merge. Existing databases have run it. A later change therefore needs a new
 * migration, and a new line here.
 */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  '0001_first': '28a6a19dd2e530c79c1cd3b0ffd07b391eadcfa577ddbfcf57185946095297fc',
  '0002_drafts': '21cf30a9d5a8b54bb536ccf85d8e8698cb5c5fb24ff1b1c0fea2d98093bc9e85',
  '0003_user_statuses': 'bf5dcefe08b259438f2a7c8b8db0b6ca9b9aa9e565dc4329530f0abf06420934',
  '0004_reactions': '22572aa618e5569c303f97d648e932f1ed65d9347974c71d3e056cde093c0a15',
  '0005_user_presence': '18866059648e3aa4ff7da8b3f64a231b447db9ae176ec3ab6dfd43be28d4f8af',
  '0006_email_changes': 'c4a5927551f42de7f5419d1f838e541f43c8ed03f472b446fa7213cb357425b9',
  '0007_profile_fields': '25e61a2ad1ae84a71465a1cb302a6c0f6d52fda510befec47a58cfdb86d603e6',
  '0008_scheduled_messages': 'd311ba147a21a6a501abd702f603c2bd22aa14a3da32d493078a69e81b775098',
  '0009_moved_messages': '07d14b8cc9c407f03b948f55a86f017ace9f3fa61a2d3fc2c0d9a52a97d69fb9',
  '0010_attachments': '3b65f0134a9e0d20ab4d306875bedafa43ac5bb315073d7686206732c3f55606',
  '0011_bots_and_pictures': '2f5df726ed8d679416e7ef8f86df48394495f2af39c54d3cafd858ced232f6d8',
  '0012_personal_lists': '0c8cf39a734c56ace4faded1957fbbd310271c9b2ced2849663054fcae7a2700',
  '0013_profile_values': '26828f073aa8404c29c42ee71baf53b18bdae8ea7b4b10ef806524564b3055fa',
  '0014_linkifiers': 'a136417fd641f43cf714239a1d89f8d17943452bf9adcc4d7f92d784ea6ffd3c',
  '0015_presence_status': '7fdb3b72a227d57251dc8a961b2b5658c90ac960ecb68210c55f324983482b05',
  '0016_email_notifications': '28f0f69a6f8cc5070d9a703daa31617b9a1f6dec3dae51d2ea681a898310b84e',
  '0017_logins_and_digests': 'a67e3ed963c1b70677da2e58c15fdbc28b0b76ec2d7666bc0b088ab8ceb51a2b',
  '0018_sessions': '202721e5a0492b11b866de0dc3d759a0f750abf7669cceb7da34d4683f6a2875',
  '0019_bounded_log': 'f024b1f80da826426471d5644d29d7c7e73893ba7d0ace9a85a093adb7bf2d06',
  '0020_search_index': 'c868f15204306f2d5c729bcb26f2c77d734cf359d1d59da1b6da61a430db8925',
  '0021_bounded_html': 'e8639f77b31785ef1e21b6ada57bd24cf7ec3d208a6ceab0ff658aac03abea50',
  '0022_caps': '624168163e81aa0fbe339b7f96d793d9a8b9532c2164fb48832fb35b1ee23475',
  '0023_login_networks': 'ccdbdcb97b627df71dbf820e41d81e91944377c8a3f70794afe8fe8de9878c25',
  '0024_ended_rights': '0fcc6700c626e5f841660ceaf1c70aa940e9fc6f512d0f68dbafd3ba5a7183d0',
  '0025_emoji_names': '16db7a737cff207e4595b4191c39300879b60c3d0111fc6132d63643356591b1',
  '0026_search_stems': '1ca7b075410e0060d3e23d4a9bf929723d5dcbe736e58fde13d1fdd16e9ac149',
  '0027_resolve_notices': '690abf43214b2b4de4db6f1c252170e2ed4ee031a4df767e040ed2c5ecd4928c',
  '0028_outgoing_webhooks': '798db0f0b0606a935c2b3fc78b2dc4de55906145ea6aa77f2685619a2a43379f',
  '0029_bot_storage': 'dc60e73dceaf14df474f49a71cee15554b7ccda524c86db12976aeb7db81773b',
  '0030_thumbnails': 'd2432b4d8cba333ae9849d01b10f9b5b33b6f2aab6cda596996d9f0ed1a145e6',
  '0032_read_ranges': '8774f4c184d7680e78fc3a445c9034bbf526d943a4c839b29917e33b066372bb',
  '0033_arrivals': 'c860021261ec4edc9057df80388c8fadf8a594670738e13e197926eddde58117',
  '0034_arrived_messages': '4a824e2fe348abbea51026163d8a9c9b0ca5dd61751f6d65c3663ba305571704',
  '0035_local_ids_and_submessages': 'bc53f88610c01eaa8144bbec6fceea5f97350bc90f2b59bd894d8bcb4c201e7a',
  '0036_people': 'efbc4fb12db676815993989e855b3f6e9e81b3da05531aa1ead23ee7388b5b47',
  '0037_domains_and_playgrounds': '914b11df29e96c6db64867b7a390c182f5321cfd910a3d5200a524fc62c987e4',
  '0038_organization_pictures': '1b6c82fe7c9be92acc54b0baac17af9bfa7b411347ceefcac70c4e96eb712b7c',
  '0039_retries': '6d435750a33238c52729f1bc80a9bed611e460590f7d376ac0b9b212e0c96196',
  '0040_invitations': '357da15b43351998a8c719a472e2d2a86b4a710a5810a46482abc764d1073bda',
  '0041_exports': 'd3fb9171e4247655fcc50413ec26a3af9908ec254cb0d7ae8c40a44fe998c1d1',
  '0042_listed_messages': 'bc7393abd391853edd5b82f00c2958bc14d73b41aa6130843ab26d3cf623cd19',
  '0043_indexes_at_scale': '96ad298f3269865d66c25c71699ff36a9a0d66d3829a6dbf73ba358b115544bb',
  '0044_subscription_changes': 'abaf2ea03393cd84cd95462fca1198d847eb73674b07bb09a0309143875db280',
  '0045_read_floors': 'ef0966926bed68510230df5bef6ccf3062f0f40f97cceed2bfa5236d708f3d21',
  '0046_readers_of_messages': 'b8366ff42e9bfeb1020e100011433cf33e4b7e76a21e4e454e11f735d2b7b3ea',
  '0047_message_versions': 'e44afab2e7ca8e107d52f029dc31d7715522279ba166835a4e18e8b76cd6e4a7',
  '0048_fences': '410b8ed867b46eeaff209881795aaba904bc23305a4e07aeb848776bfe7a930b',
  '0049_listed_in_places': 'ae6b47814ee4b3f34d224fbe3d00dc5e14a183b9f85312ce61b1edfdf1f03bd3',
  '0050_former_names': 'd110f20d8c0fb480ae00b628e5d01b43031bd2cf2847ff2daa784e3b87f1e86f',
  '0051_search_versions': '9724fd038bd19c4583fa276b15ab4ee8c0b9ae9c9c2be1abc68c9a2654f8f526',
  '0052_dotted_names': 'e237243fa558c70cef9651d5383c09c6d39e620a610df23f1e5c8e64112ff0f1',
  '0053_invitation_seeds': '0784aeb2b4a767daa5f2f7c07de5e4cdd8903566570a553bd6598ae250559a01',
};

describe('the files of the migrations', () => {
  it('are not edited after the merge', () => {
    const folder = join(projectRoot, 'src/runtime/store/migrations');
    const now = migrations.map(({ name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, `${name}.ts`)))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(now)).to.deep.equal(FINGERPRINTS);
  });
});
