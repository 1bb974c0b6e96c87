/** What the app may do on Android, and what it leaves behind there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expo } from '../../app.json';
import offlineRelease from '../../scripts/lib/offlineRelease';

interface Mod {
  (config: object): Promise<unknown>;
}

/** What the plugin writes into an Android project, as a prebuild would have it. */
async function releaseManifest(): Promise<string> {
  const platformProjectRoot = mkdtempSync(join(tmpdir(), 'android-'));
  const config = offlineRelease({ name: expo.name, slug: expo.slug });
  const { mods } = config as unknown as { mods: { android: { dangerous: Mod } } };
  await mods.android.dangerous({ ...config, modRequest: { platformProjectRoot }, modResults: {} });
  const manifest = readFileSync(join(platformProjectRoot, 'app/src/release/AndroidManifest.xml'), 'utf8');
  rmSync(platformProjectRoot, { recursive: true });
  return manifest;
}

it('asks for nothing a person would have to allow', () => {
  expect(expo.android.permissions).toEqual([]);
  // DETECT_SCREEN_CAPTURE is not among them: without it expo-screen-capture fails to start from Android 14 on.
  expect(expo.android.blockedPermissions.map((name) => name.replace('android.permission.', ''))).toEqual([
    'READ_MEDIA_IMAGES',
    'RECORD_AUDIO',
    'SYSTEM_ALERT_WINDOW',
    'READ_EXTERNAL_STORAGE',
    'WRITE_EXTERNAL_STORAGE',
  ]);
});

it('keeps hands and names out of backups', () => {
  expect(expo.android.allowBackup).toBe(false);
});

it('has no network once it is installed', async () => {
  expect(expo.plugins).toContain('./scripts/lib/offlineRelease');
  expect(await releaseManifest()).toMatch(
    /<uses-permission android:name="android\.permission\.INTERNET" tools:node="remove"\/>/,
  );
});
