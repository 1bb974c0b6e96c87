import { View } from 'react-native';
import { Text } from '../../components/Text';

/** What hangs on an answer, told where it is given. */
export function Stakes({ lines }: { readonly lines: readonly string[] }) {
  return (
    <View>
      {lines.map((line) => (
        <Text key={line} variant="small" tone="inkMuted" align="center">
          {line}
        </Text>
      ))}
    </View>
  );
}
