import { useReducer, useState } from 'react';
import { rememberedNames, rememberNames } from '../../store/names';
import { rehearse, type Rehearsal } from '../../store/rehearsal';
import { freshSeed } from '../../store/seed';
import { Dialog } from '../components/Dialog';
import { useLanguage } from '../i18n/language';
import { NamesStage } from './NamesStage';
import { RoundStage } from './RoundStage';
import { TableStage } from './TableStage';
import { deck, type RehearsalCard } from './deck';

const start = (): Rehearsal<RehearsalCard> => ({ stage: 'names', names: rememberedNames() });

/** The rehearsal from the first name to the last card. */
export function RehearsalTable() {
  const { t } = useLanguage();
  const [rehearsal, act] = useReducer(rehearse<RehearsalCard>, undefined, start);
  const [leaving, setLeaving] = useState(false);

  switch (rehearsal.stage) {
    case 'names': {
      const deal = () => {
        rememberNames(rehearsal.names);
        act({ type: 'deal', seed: freshSeed(), deck });
      };
      return <NamesStage names={rehearsal.names} act={act} onDeal={deal} />;
    }
    case 'round':
      return (
        <>
          <RoundStage
            round={rehearsal}
            onLooked={() => act({ type: 'looked' })}
            onBack={() => setLeaving(true)}
          />
          <Dialog
            visible={leaving}
            title={t('rehearsal.leaveTitle')}
            text={t('rehearsal.leaveText')}
            confirm={t('rehearsal.leave')}
            cancel={t('rehearsal.stay')}
            onCancel={() => setLeaving(false)}
            onConfirm={() => {
              setLeaving(false);
              act({ type: 'again' });
            }}
          />
        </>
      );
    case 'table':
      return <TableStage table={rehearsal} act={act} />;
  }
}
