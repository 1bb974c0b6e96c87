const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/** Gradle lays this over the app's manifest, and those of its libraries, when it builds what people install. */
const manifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

/**
 * Only while it is being developed does the app fetch anything on Android: its own code, from Metro. What people
 * install cannot, by the system's word.
 */
module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (built) => {
      const folder = join(built.modRequest.platformProjectRoot, 'app', 'src', 'release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), manifest);
      return built;
    },
  ]);
