const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins');

/** Where expo-sqlite keeps red-book.db and what stands beside it while it is open; nothing else is worth a backup. */
const BOOK = '<include domain="file" path="SQLite/" />';

/** Android 11 and older read the first, later ones the second. */
const RULES = {
  backup_rules: `<full-backup-content>\n  ${BOOK}\n</full-backup-content>`,
  data_extraction_rules: `<data-extraction-rules>
  <cloud-backup>\n    ${BOOK}\n  </cloud-backup>
  <device-transfer>\n    ${BOOK}\n  </device-transfer>
</data-extraction-rules>`,
};

const withRuleFiles = (config) =>
  withDangerousMod(config, [
    'android',
    (each) => {
      const folder = join(each.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      mkdirSync(folder, { recursive: true });
      for (const [name, rules] of Object.entries(RULES))
        writeFileSync(join(folder, `${name}.xml`), `<?xml version="1.0" encoding="utf-8"?>\n${rules}\n`);
      return each;
    },
  ]);

/** Has the device's own backup keep the book, and bring it to a new device. */
module.exports = (config) =>
  withAndroidManifest(withRuleFiles(config), (each) => {
    const { $ } = AndroidConfig.Manifest.getMainApplicationOrThrow(each.modResults);
    $['android:fullBackupContent'] = '@xml/backup_rules';
    $['android:dataExtractionRules'] = '@xml/data_extraction_rules';
    return each;
  });
