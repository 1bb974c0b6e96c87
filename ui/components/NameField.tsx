import { useState } from 'react';
import { isTooLong, longestName } from '../../store/names';
import { useLanguage } from '../i18n/language';
import { unnamed } from './nameOf';
import type { InRow } from '../input/fieldRow';
import { TextField } from './TextField';

interface NameFieldProps {
  readonly seat: number;
  readonly value: string;
  readonly isTaken: boolean;
  readonly inRow: InRow;
  readonly onRename: (name: string) => void;
}

/** A field for a player's name. It says when the name has been cut. */
export function NameField({ seat, value, isTaken, inRow, onRename }: NameFieldProps) {
  const { t } = useLanguage();
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      label={t('players.nameOf', { number: seat + 1 })}
      placeholder={unnamed(t, seat)}
      value={value}
      onChange={(typed) => {
        setCut(isTooLong(typed));
        onRename(typed);
      }}
      inRow={inRow}
      problem={isTaken ? t('players.nameTaken') : undefined}
      note={isCut && value !== '' ? t('players.nameFull', { longest: longestName }) : undefined}
    />
  );
}
