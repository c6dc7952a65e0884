import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/colours.css';
import './style/base.css';
import './style/layout.css';
import App from './App.svelte';
import { common, load, preferred, speak } from './i18n/i18n';
import { followWindow } from './browser/layout.svelte';
import { followRoute } from './browser/route.svelte';
import { followSettings } from './browser/settings.svelte';
import { storedLanguage } from './browser/stored_language';

followSettings();
followWindow();
followRoute();

await speak(preferred(location.search, storedLanguage(), navigator.languages));
await load(common);
mount(App, { target: document.getElementById('app')! });

// The service worker stores the page for offline play. A later visit continues an interrupted download.
function keepFiles(): void {
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  keepFiles();
  addEventListener('online', keepFiles);
}
