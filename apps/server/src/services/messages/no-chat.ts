import { AppError } from '../../errors/app-error.ts';

/** What a child reads who opens the chat. */
export const noChat = () =>
  new AppError('forbidden', 'The community chat is for players aged 13 and over.');
