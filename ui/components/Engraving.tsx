import { StyleSheet, View } from 'react-native';

interface EngravingProps {
  readonly colour: string;
  /** The corner radius of the plate it runs along. */
  readonly corner: number;
}

const inset = 4;

/** The fine line inside the border: plates and sheets are framed twice. */
export function Engraving({ colour, corner }: EngravingProps) {
  return (
    <View style={[styles.line, { borderColor: colour, borderRadius: Math.max(0, corner - inset + 1) }]} />
  );
}

const styles = StyleSheet.create({
  line: { position: 'absolute', inset, borderWidth: StyleSheet.hairlineWidth, pointerEvents: 'none' },
});
