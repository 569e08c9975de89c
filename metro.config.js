const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite's web build imports its SQLite as a .wasm asset; without this the web bundle does not resolve.
config.resolver.assetExts.push('wasm');

module.exports = config;
