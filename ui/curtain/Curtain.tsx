import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { PageTitle } from '../components/PageTitle';
import { Room } from '../components/Room';
import { NightProvider } from '../theme/ThemeProvider';
import { useBackInstead } from '../input/back';
import { CurtainDown } from './CurtainDown';
import { Lifted } from './Lifted';
import type { Lamp } from './useLamp';

interface CurtainProps {
  readonly lamp: Lamp;
  readonly name: string;
  readonly seat: number;
  readonly page?: number;
  /** The player has seen enough and covered the screen: the phone may go on. */
  readonly onCovered: () => void;
  /** The back button, while there is nothing to cover. Without it Back leaves, as everywhere. */
  readonly onBack?: () => void;
  /** What else can be done while it hangs. */
  readonly below?: ReactNode;
  /** The secret. Called only while the curtain is up, so that there is nothing behind it before. */
  readonly children: () => ReactNode;
}

/** Hangs over everything between two people: it calls one of them by name, and its lamp lifts it. */
export function Curtain({ lamp, name, seat, page = 0, onCovered, onBack, below, children }: CurtainProps) {
  const cover = () => {
    lamp.lower();
    onCovered();
  };
  if (lamp.up)
    return (
      <Lifted name={name} page={page} onLower={lamp.lower} onCovered={cover}>
        {children}
      </Lifted>
    );
  return (
    <NightProvider>
      <View style={styles.whole} role="main">
        <PageTitle title={name} />
        <Room />
        {onBack && <BackInstead onBack={onBack} />}
        <CurtainDown {...{ lamp, name, seat }}>{below}</CurtainDown>
      </View>
    </NightProvider>
  );
}

function BackInstead({ onBack }: { readonly onBack: () => void }) {
  useBackInstead(onBack);
  return null;
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
