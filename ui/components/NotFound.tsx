import { useLanguage } from '../i18n/language';
import { DeadEnd } from './DeadEnd';

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useLanguage();
  return (
    <DeadEnd
      page={t('app.name')}
      title={t('trouble.lostTitle')}
      text={t('trouble.lostText')}
      wayOut={t('common.home')}
      to="/"
    />
  );
}
