import { variants } from '../../../engine/cops';
import type { CopsChoices } from '../../../store/cops/setup';
import { useLanguage } from '../../i18n/language';
import { BigPlates } from '../../setup/BigPlates';
import { Fold } from '../../setup/Fold';
import type { ChoicesProps } from '../../setup/SetupScreens';

/** The base game or the band of criminals, in one line; opened, what sets them apart. */
export function VariantPanel({ form, onChoose }: ChoicesProps<CopsChoices>) {
  const { t } = useLanguage();
  const { variant: chosen } = form.choices;
  return (
    <Fold title={t('cops.setup.variant')} summary={t(`cops.setup.variants.${chosen}.name`)}>
      <BigPlates
        label={t('cops.setup.variant')}
        plates={variants.map((value) => ({
          value,
          title: t(`cops.setup.variants.${value}.name`),
          lead: t(`cops.setup.variants.${value}.first`),
          lines: [t(`cops.setup.variants.${value}.second`)],
        }))}
        chosen={chosen}
        onChoose={(variant) => onChoose({ variant })}
      />
    </Fold>
  );
}
