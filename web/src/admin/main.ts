// The operator's page (docs/running.md). It is built separately, since players never need it.

import { mount } from 'svelte';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/colours.css';
import '../style/base.css';
import '../style/layout.css';
import '../style/admin.css';
import { followWindow } from '../browser/layout.svelte';
import { followSettings } from '../browser/settings.svelte';
import { common, load, preferred, speak } from '../i18n/i18n';
import { storedLanguage } from '../browser/stored_language';
import Admin from './Admin.svelte';
import { admin } from './texts';

followSettings();
followWindow();
await speak(preferred(location.search, storedLanguage(), navigator.languages));
await load(common, admin);
mount(Admin, { target: document.getElementById('app')! });
