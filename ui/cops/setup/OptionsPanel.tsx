import type { TFunction } from 'i18next';
import { offersHolster, type CopsChoices } from '../../../store/cops/setup';
import { Switch } from '../../components/Switch';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { Fold } from '../../setup/Fold';
import type { ChoicesProps } from '../../setup/SetupScreens';
import { equipmentName } from '../terms';

/** What the variant leaves to this table. */
export function OptionsPanel({ form, onChoose }: ChoicesProps<CopsChoices>) {
  const { t } = useLanguage();
  const { choices } = form;
  return (
    <Fold title={t('setup.options')} summary={summaryOf(t, choices)}>
      <Switch
        label={equipmentName(t, 'reportAudit')}
        hint={t('cops.setup.reportAuditHint')}
        on={choices.reportAudit}
        onChange={(reportAudit) => onChoose({ reportAudit })}
      />
      {offersHolster(choices.variant) && (
        <Switch
          label={t('cops.setup.holster')}
          hint={t('cops.setup.holsterHint')}
          on={choices.holsterAfterShot}
          onChange={(holsterAfterShot) => onChoose({ holsterAfterShot })}
        />
      )}
    </Fold>
  );
}

/** What departs from the book, by name. */
function summaryOf(t: TFunction, { variant, reportAudit, holsterAfterShot }: CopsChoices): string {
  const unusual = [
    reportAudit && equipmentName(t, 'reportAudit'),
    offersHolster(variant) && holsterAfterShot && t('cops.setup.holster'),
  ].filter((name) => name !== false);
  return unusual.length === 0 ? t('setup.asUsual') : listed(t, unusual);
}
