import { openEmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { rowSearchCases } from './search-rows.cases.ts';

rowSearchCases(openEmbeddedStores);
