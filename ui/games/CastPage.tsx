import { Fragment, useState } from 'react';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { gameIds } from '.';
import { casts } from './casts';
import type { CastMember } from '../cast/cast';
import { CastGrid } from '../cast/CastGrid';
import { CastSheet } from '../cast/CastSheet';

/** The characters of every game on one table, and what they carry: a reminder in mid-game, a first look for somebody new. */
export function CastPage() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<CastMember | null>(null);
  return (
    <Screen title={t('castPage.title')} width={920}>
      {gameIds.map((game) => {
        const { members, Carried } = casts[game];
        return (
          <Fragment key={game}>
            <Text variant="heading">{t(`castPage.${game}`)}</Text>
            <Text tone="inkMuted">{t(`castPage.${game}Intro`)}</Text>
            <CastGrid members={members} onOpen={setOpen} />
            {Carried && <Carried />}
          </Fragment>
        );
      })}
      <CastSheet member={open} onClose={() => setOpen(null)} />
    </Screen>
  );
}
