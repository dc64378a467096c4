import type { SaidScreen } from './said.ts';

/** Screens of the player's account, and those shared with others. */
export const PEOPLE_SCREENS = {
  navigation: {
    section: 'Route table',
    texts: [
      'Upload',
      'Heat Map',
      'Calendar',
      'Squads',
      'Badges',
      'Leaderboard',
      'Chat',
      'Teams',
      'Profile',
      'Logout',
    ],
  },
  leaderboard: {
    section: 'Leaderboard (/leaderboard)',
    texts: [
      ['Leaderboard', 'Leaderboard'],
      ['Top n', 'Top 1'],
      ['total shots', 'total shots'],
      ['accuracy %', 'accuracy'],
      ['current streak in days', 'day streak'],
    ],
  },
  'leaderboard without players': {
    section: 'Leaderboard (/leaderboard)',
    texts: [
      [
        'No data yet. Start tracking workouts to appear on the leaderboard!',
        'No data yet.',
        'Start tracking workouts to appear on the leaderboard!',
      ],
    ],
  },
  chat: {
    section: 'Community Chat (/chat)',
    texts: ['Community Chat', 'You', 'Type a message...', ['a send button', 'Send message']],
  },
  'chat without messages': {
    section: 'Community Chat (/chat)',
    texts: [
      [
        'No messages yet. Be the first to say hello!',
        'No messages yet.',
        'Be the first to say hello!',
      ],
    ],
  },
  squads: {
    section: 'My Squads (/groups)',
    texts: [
      'My Squads',
      'No description',
      ['members', '2 members'],
      ['member /', '1 member'],
      'Create Squad',
    ],
  },
  'squads, a new one': {
    section: 'My Squads (/groups)',
    texts: ['Squad Name', 'Description (Optional)'],
  },
  'no squads': {
    section: 'My Squads (/groups)',
    texts: ['No squads yet', 'Create Your First Squad'],
  },
  'squad, overview': {
    section: 'Squad detail (/groups/{id})',
    texts: [
      'Overview',
      'Leaderboard',
      'Members',
      'Invites',
      ['total members', 'Total Members'],
      ['created date', 'Created'],
      ['visibility', 'Visibility'],
    ],
  },
  'squad, leaderboard without shots': {
    section: 'Squad detail (/groups/{id})',
    texts: [['No stats yet']],
  },
  'squad, invites': {
    section: 'Squad detail (/groups/{id})',
    texts: [
      'Copy Link',
      ['Create an invitation', 'Create Invitation'],
      ['an optional e-mail', 'E-mail (optional)'],
    ],
  },
  'squad, not found': {
    section: 'Squad detail (/groups/{id})',
    texts: ['Group not found', "This group doesn't exist or you don't have access"],
  },
  invitation: {
    section: 'Invitation page (/invite/{token})',
    texts: ['Decline', 'Accept & Join'],
  },
  'teams of a coach': {
    section: 'Teams (/teams)',
    texts: [
      'Total Workouts',
      'Avg Accuracy',
      ['player count', '2 players'],
      ['View Team', 'View Team'],
      ['Create Team', 'Create Team'],
      'Manage your teams and track player performance',
    ],
  },
  'teams of a new coach': {
    section: 'Teams (/teams)',
    texts: ['Create First Team'],
  },
  'teams of a player': {
    section: 'Teams (/teams)',
    texts: ['View your team statistics', 'Not part of any team', 'Want to be a Coach?'],
  },
  profile: {
    section: 'Profile (/profile)',
    texts: [
      'Edit Profile',
      'Your Statistics',
      'Shooting %',
      'Total Shots',
      'Workouts',
      'Current Streak',
      'Coach Mode',
      ['Account card', 'Account'],
      ['member since', 'Member since'],
      'Sign Out',
      ['joined date', 'Joined'],
      ['Age', 'Age', '26 years'],
      ['height as feet and inches', 'Height', '6\'3"'],
    ],
  },
  'profile setup': {
    section: 'Complete Your Profile (/profile/setup) and Edit Profile (/profile/edit)',
    texts: [
      'Complete Your Profile',
      'Display Name',
      ['This is how other players will see you.'],
      'Birthday',
      'Position',
      'Guard',
      'Forward',
      'Center',
      ['Height', 'Height (inches)'],
      'Skill Level',
      'Beginner',
      'Intermediate',
      'Advanced',
      'Pro',
      'Email Preferences',
      'Product Updates',
      'Marketing & Newsletters',
      [
        'e-mail is used for communications',
        'We use your e-mail (maya@example.com) for communications.',
      ],
      'Complete Profile',
    ],
  },
  'profile edit': {
    section: 'Complete Your Profile (/profile/setup) and Edit Profile (/profile/edit)',
    texts: [
      'Save Changes',
      'Cancel',
      ['age in years', '26 years old'],
      ['feet and inches', '6\'3"'],
    ],
  },
  'profile, being saved': {
    section: 'Complete Your Profile (/profile/setup) and Edit Profile (/profile/edit)',
    texts: ['Saving...'],
  },
  'profile without a name': {
    section: '5. Validation rules',
    texts: ['Display name is required'],
  },
  'squad without a name': { section: '5. Validation rules', texts: ['Group name is required'] },
  'team without a name': { section: '5. Validation rules', texts: ['Please enter a team name'] },
} satisfies Readonly<Record<string, SaidScreen>>;
