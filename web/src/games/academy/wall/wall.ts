// Medieval Academy on a shared screen for a whole room.

import type { Wall } from '../../../table/play.svelte';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Middle from './Middle.svelte';
import Side from './Side.svelte';

const wall: Wall = { Middle, Board, Side, Cards };

export default wall;
