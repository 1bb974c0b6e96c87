import { StyleSheet, View } from 'react-native';
import { Artwork } from '../../../art/Artwork';
import { emblemOf, tonesOf, type Character } from '../../../cards/character';
import { Avatar } from '../../../components/Avatar';
import { Name } from '../../../components/Name';
import { pointsOf, Text } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { useTextScale } from '../../../theme/textScale';
import { materials, onFelt, radius } from '../../../theme/tokens';
import { typefaces } from '../../../theme/typeface';
import { OnFelt } from '../ring/OnFelt';
import {
  besideSign,
  fitting,
  signShare,
  speechPadding,
  type FittedSpeech,
  type Speech,
  type SpeechLine,
  type SpeechLook,
  type SpeechRoom,
} from './speech';

interface SpeechViewProps {
  readonly speech: Speech;
  readonly room: SpeechRoom;
  /** What it is written on. */
  readonly on: 'felt' | 'paper';
}

/** A speech in the largest letters that a room has place for, in the type and size chosen for the app. */
export function useFitted(speech: Speech, room: SpeechRoom): FittedSpeech {
  const { language } = useLanguage();
  const scale = Math.min(2, useTextScale());
  return fitting(speech, room, scale, typefaces[language]);
}

const grounds = { felt: OnFelt, paper: View };

export function SpeechView({ speech, room, on }: SpeechViewProps) {
  const { lines, look } = useFitted(speech, room);
  const { face } = speech;
  const Ground = grounds[on];
  return (
    <View style={styles.speech}>
      {face !== null && look.face > 0 && <Face character={face} width={look.face} />}
      <Ground style={styles.words}>
        {lines.map((line, at) => (
          <Line key={at} {...{ line, look, on }} centred={look.face === 0} />
        ))}
      </Ground>
    </View>
  );
}

function Face({ character, width }: { character: Character; width: number }) {
  const tones = tonesOf(character);
  return (
    <View style={[styles.face, { width, height: width * 1.2, borderColor: tones.accent }]} aria-hidden>
      <Artwork drawing={emblemOf(character)} width={width * 0.9} tones={tones} />
    </View>
  );
}

interface LineProps {
  readonly line: SpeechLine;
  readonly look: SpeechLook;
  readonly on: SpeechViewProps['on'];
  readonly centred: boolean;
}

const asHeading = { role: 'heading', 'aria-level': 2 } as const;
const asWords = { role: 'presentation' } as const;
const onPaper = { ink: 'ink', muted: 'inkMuted', brass: 'brassInk', danger: 'danger' } as const;

function Line({ line: { text, size, tone = 'ink', seat, name, heading }, look, on, centred }: LineProps) {
  const scale = useTextScale();
  const words = {
    variant: look.variants[size],
    align: centred ? 'center' : 'start',
    ...(on === 'felt' ? { colour: onFelt[tone] } : { tone: onPaper[tone] }),
    ...(heading ? asHeading : asWords),
  } as const;
  if (seat === undefined) return <Text {...words}>{text}</Text>;
  return (
    <View style={[styles.line, centred && styles.centred]}>
      <Avatar seat={seat} name={name ?? text} size={pointsOf(look.variants[size]) * signShare * scale} />
      <Name {...words} style={{ flexShrink: 1 }}>
        {text}
      </Name>
    </View>
  );
}

const styles = StyleSheet.create({
  speech: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: speechPadding,
    padding: speechPadding,
  },
  words: { flexShrink: 1, minWidth: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: besideSign },
  centred: { justifyContent: 'center' },
  face: {
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderWidth: 2,
    borderRadius: radius.m,
    backgroundColor: materials.paper,
  },
});
