import { tellAgain, useUnkept } from '../../store/notices';
import { useLanguage } from '../i18n/language';
import { IconButton } from './IconButton';

/** Stands in a page's bar while the device cannot save everything. A press shows the notice again. */
export function UnkeptMark() {
  const { t } = useLanguage();
  const isMarked = useUnkept((unkept) => unkept.size > 0);
  return isMarked && <IconButton icon="warning" label={t('notices.unkept')} onPress={tellAgain} />;
}
