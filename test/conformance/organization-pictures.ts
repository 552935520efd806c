import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import type { CaseSetup, PartArrangements } from './case-setup.js';

const uploading =
  (parameters: object, make: () => Promise<File> | File = picture): CaseSetup =>
  async () => ({ parameters: { filename: await make(), ...parameters } });

/** The icon and the logos of the organization. */
export const organizationPictures: PartArrangements = {
  uploadIcon: {
    default: uploading({}),
    notOneIcon: () => ({ parameters: {} }),
    badImage: uploading({}, notAPicture),
    imageTooLarge: uploading({}, hugePicture),
  },
  uploadLogo: {
    default: uploading({ night: true }),
    notOneLogo: () => ({ parameters: { night: true } }),
    badImage: uploading({ night: true }, notAPicture),
    imageTooLarge: uploading({ night: true }, hugePicture),
  },
};
