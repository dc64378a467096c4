import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';

/** The error for a child who opens a chat. @param groupId null for the community's chat */
export const noChat = (groupId: string | null) =>
  new AppError(
    'forbidden',
    groupId === null
      ? phrase('The community chat is for players aged 13 and over.')
      : phrase('Chat is for players aged 13 and over.'),
  );
