import type { SavedDrill } from '@hooplog/contract';
import type { OwnDrillRow } from '../services/drills/own-drills.ts';

export const presentOwnDrill = ({ id, key }: OwnDrillRow): SavedDrill => ({ id, key });
