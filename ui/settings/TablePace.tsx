import { paces, type Pace } from '../../store/match/pace';
import { Segmented } from '../components/Segmented';
import { useLanguage } from '../i18n/language';

interface TablePaceProps {
  readonly pace: Pace;
  readonly onChoose: (pace: Pace) => void;
}

/** How a table plays, before a game and in the middle of one. */
export function TablePace({ pace, onChoose }: TablePaceProps) {
  const { t } = useLanguage();
  return (
    <Segmented
      label={t('setup.pace')}
      hint={t(`setup.paceHints.${pace}`)}
      choices={paces.map((value) => ({ value, label: t(`setup.paces.${value}`) }))}
      chosen={pace}
      onChoose={onChoose}
    />
  );
}
