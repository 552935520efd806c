import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import { hugePicture, notAPicture, picture } from '../world/files.js';

const uploading =
  (parameters: object, make: () => File = picture): CaseSetup =>
  () => ({ parameters: { filename: make(), ...parameters } });

/** The same request, if the run may replace the pictures. No operation returns to the former ones. */
const replacing =
  (setup: CaseSetup): CaseSetup =>
  (world, base, one) => {
    world.permit('pictures');
    return setup(world, base, one);
  };

/** The icon and the logos of the organization. */
export const organizationPictures: PartArrangements = {
  uploadIcon: {
    default: replacing(uploading({})),
    notOneIcon: () => ({ parameters: {} }),
    badImage: uploading({}, notAPicture),
    imageTooLarge: uploading({}, hugePicture),
  },
  uploadLogo: {
    default: replacing(uploading({ night: true })),
    notOneLogo: () => ({ parameters: { night: true } }),
    badImage: uploading({ night: true }, notAPicture),
    imageTooLarge: uploading({ night: true }, hugePicture),
  },
  deleteIcon: { default: replacing(() => ({})) },
  deleteLogo: { default: replacing(() => ({})) },
};
