// The one list of tables that migrations are generated from.
export * from './announcements.ts';
export * from './api-tokens.ts';
export * from './assignments.ts';
export * from './challenges.ts';
export * from './chat.ts';
export * from './community.ts';
export * from './consents.ts';
export * from './drills.ts';
export * from './feed.ts';
export * from './imports.ts';
export * from './mail.ts';
export * from './notifications.ts';
export * from './operator.ts';
export * from './places.ts';
export * from './statistics.ts';
export * from './users.ts';
export * from './workouts.ts';
