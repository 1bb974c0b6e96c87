import { faceAccents, faces } from '../../../assets/art/faces';
import { coupBots, type CoupFaceId } from '../../../engine/coup';
import type { FaceScreens } from '../../faces/FaceScreens';

const ids = coupBots.faces.map(({ id }) => id);

export const faceNamed = (id: string): CoupFaceId | undefined => ids.find((one) => one === id);

/** The faces that bots of Coup can have; what they say is in `talk.ts`. */
export const coupFaces: Omit<FaceScreens, 'talk'> = {
  ids,
  pictureOf: (t, id) => {
    const face = faceNamed(id);
    if (!face) return null;
    return { drawing: faces[face], tones: faceAccents[face], called: t(`coup.faces.${face}.called`) };
  },
  inWords: (t, id) => {
    const face = faceNamed(id);
    if (!face) return null;
    return {
      id,
      name: t(`coup.faces.${face}.name`),
      called: t(`coup.faces.${face}.called`),
      hint: t(`coup.faces.${face}.hint`),
    };
  },
  choice: (t) => ({
    label: t('coup.faceChoice.label'),
    none: t('coup.faceChoice.none'),
    noneHint: t('coup.faceChoice.noneHint'),
    surprise: t('coup.faceChoice.surprise'),
    surpriseHint: t('coup.faceChoice.surpriseHint'),
    all: t('coup.faceChoice.all'),
    plain: t('coup.faceChoice.plain'),
    various: t('coup.faceChoice.various'),
    variousHint: t('coup.faceChoice.variousHint'),
    mixed: t('coup.faceChoice.mixed'),
    mixedHint: t('coup.faceChoice.mixedHint'),
  }),
  botLine: (t, level, face) => t('coup.faceChoice.botWith', { level, face }),
};
