import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const layout = `import { Stack } from 'expo-router';

export default function Layout() {
  return <Stack screenOptions={{ headerShown: false }} />;
}
`;

const screen = `import { useRouter } from 'expo-router';
import { Pressable, View } from 'react-native';

export default function Nothing() {
  const router = useRouter();
  return (
    <View role="main" style={{ flex: 1 }}>
      <Pressable role="button" style={{ height: 48 }} onPress={() => router.push('/second')} />
    </View>
  );
}
`;

const second = `import { View } from 'react-native';

export default function NothingElse() {
  return <View role="main" style={{ flex: 1 }} />;
}
`;

/**
 * The installed packages lie outside the app's folder, and Metro follows links only into folders that it watches. Its cache
 * names the folder of an app, so each app needs a version of its own.
 */
const metro = (modules: string) => `const { getDefaultConfig } = require('expo/metro-config');
const config = getDefaultConfig(__dirname);
config.watchFolders = [${JSON.stringify(modules)}];
config.cacheVersion = __dirname;
module.exports = config;
`;

/** Lays down the smallest app that Expo Router can show, made of our packages. Ours is compared with it. */
export function layEmptyApp(root: string): string {
  const folder = join(tmpdir(), 'under-the-table-empty-app');
  rmSync(folder, { recursive: true, force: true });
  const { expo } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
    readonly expo: {
      readonly plugins: readonly (string | readonly [string, object])[];
      readonly experiments: object;
    };
  };
  const router = expo.plugins.filter((plugin) => plugin[0] === 'expo-router');
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'empty', version: '1.0.0', main: 'expo-router/entry' }),
    'app.json': JSON.stringify({
      expo: {
        name: 'empty',
        slug: 'empty',
        scheme: 'empty',
        platforms: ['web'],
        web: { bundler: 'metro', output: 'single' },
        plugins: router,
        experiments: expo.experiments,
      },
    }),
    'metro.config.js': metro(join(root, 'node_modules')),
    'app/_layout.tsx': layout,
    'app/index.tsx': screen,
    'app/second.tsx': second,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
