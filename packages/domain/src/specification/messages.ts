/** Messages for failures and successes. */
interface SaidMessage {
  /** The specification's words, a row of its section 8. */
  readonly says: string;
  /** Texts shown together, such as the title and text of a toast; several if it depends. */
  readonly shows: readonly (readonly string[])[];
}

const INVALID_LINK = 'This invitation link is invalid, expired, or has already been used.';

/** Section 8, situation by situation. */
export const FAILURES = {
  'Invalid video type': {
    says: 'Invalid file type',
    shows: [['Invalid file type', 'Please select a video file (MP4, MOV, or AVI).']],
  },
  'Video too large': {
    says: 'File too large',
    shows: [['File too large', 'Video must be under 500MB.']],
  },
  'Upload failure': {
    says: 'Upload failed, with the error message or Failed to upload video',
    shows: [
      ['Upload failed', 'Slow down'],
      ['Upload failed', 'Failed to upload video'],
    ],
  },
  'Upload internal errors': {
    says: 'Failed to get upload URL, Failed to upload video, Failed to process video',
    shows: [
      ['Upload failed', 'Failed to get upload URL'],
      ['Upload failed', 'Failed to upload video'],
      ['Upload failed', 'Failed to process video'],
    ],
  },
  'Shot workout save failure': {
    says: 'Error, with the message or Failed to save workout',
    shows: [
      ['Error', 'The database is away'],
      ['Error', 'Failed to save workout'],
    ],
  },
  'Manual workout save failure': {
    says: 'Error, with the server message or Failed to log workout',
    shows: [
      ['Error', 'Too far back'],
      ['Error', 'Failed to log workout'],
    ],
  },
  'Team creation failure': {
    says: 'Error, with the message or Failed to create team',
    shows: [
      ['Error', 'Only coaches can create teams'],
      ['Error', 'Failed to create team'],
    ],
  },
  'Coach status failure': {
    says: 'The message or Failed to update account type',
    shows: [['Not now'], ['Failed to update account type']],
  },
  'Profile save failure': {
    says: 'Error, with the server message or Failed to update profile',
    shows: [
      ['Error', 'Not this name'],
      ['Error', 'Failed to update profile'],
    ],
  },
  'Message send failure': {
    says: 'Failed to send message',
    shows: [['Failed to send message']],
  },
  'Group creation failure': {
    says: 'Failed to create group. Please try again.',
    shows: [['Failed to create group. Please try again.']],
  },
  'Invitation creation failure': {
    says: 'Failed to create invitation, or the server message',
    shows: [['Failed to create invitation'], ['Too many']],
  },
  'Accept failure': {
    says: 'Failed to accept invitation',
    shows: [['Failed to accept invitation']],
  },
  'Decline failure': {
    says: 'Failed to decline invitation',
    shows: [['Failed to decline invitation']],
  },
  'Workout fetch failure': {
    says: 'The error Failed to fetch workout. The page shows Workout not found.',
    shows: [['Workout not found', 'Failed to fetch workout']],
  },
  'Heat map fetch failure': {
    says: 'The error Failed to fetch heat map data',
    shows: [['Failed to fetch heat map data']],
  },
  'Team players fetch failure': {
    says: 'The error Failed to fetch team players',
    shows: [['Failed to fetch team players']],
  },
  'Shot save with no shots': {
    says: 'No shots tracked',
    // The button is disabled if there are none.
    shows: [],
  },
} satisfies Readonly<Record<string, SaidMessage>>;

/** Further sentences of section 8 that are not in its table. */
export const SENTENCES = {
  Unauthorized: {
    says: 'Unauthorized with You are logged out. Logging in again...',
    shows: [['Unauthorized', 'You are logged out. Logging in again...']],
  },
  'Invalid Invitation': {
    says: `Invalid Invitation: ${INVALID_LINK}`,
    shows: [['Invalid Invitation', INVALID_LINK]],
  },
  'Invitation Already Processed': {
    says: 'Invitation Already Processed: This invitation has already been {status}.',
    shows: [['Invitation Already Processed', 'This invitation has already been declined.']],
  },
  'Invitation Expired': {
    says: 'Invitation Expired: This invitation has expired. Please ask the group owner for a new invitation.',
    shows: [
      [
        'Invitation Expired',
        'This invitation has expired. Please ask the group owner for a new invitation.',
      ],
    ],
  },
} satisfies Readonly<Record<string, SaidMessage>>;

/** The success messages of section 8. */
export const SUCCESSES = {
  'Upload successful!': {
    says: 'Upload successful! Starting AI analysis...',
    shows: [['Upload successful!', 'Starting AI analysis...']],
  },
  'AI Analysis Complete!': {
    says: 'AI Analysis Complete!',
    shows: [['AI Analysis Complete!', 'Detected 3 shots across 2 zones.']],
  },
  'Workout Saved!': {
    says: 'Workout Saved! Successfully saved workout with N shots.',
    shows: [['Workout Saved!', 'Successfully saved workout with 3 shots.']],
  },
  'Workout saved successfully!': {
    says: 'Success: Workout saved successfully!',
    shows: [['Success', 'Workout saved successfully!']],
  },
  'Workout logged!': {
    says: 'Workout logged! Your workout has been saved successfully.',
    shows: [['Workout logged!', 'Your workout has been saved successfully.']],
  },
  'Achievement Unlocked': {
    says: 'Achievement Unlocked, with the name and description.',
    shows: [['Achievement Unlocked', 'First Bucket: Take your first shot']],
  },
  'Team created': {
    says: 'Team created successfully!',
    shows: [['Team created successfully!']],
  },
  'Account type updated': {
    says: 'Account type updated successfully!',
    shows: [['Account type updated successfully!']],
  },
  'Profile completed': {
    says: 'Profile completed! (Welcome to the product!)',
    shows: [['Profile completed!', 'Welcome to Hooplog!']],
  },
  'Profile updated': { says: 'Profile updated!', shows: [['Profile updated!']] },
  'Group created': { says: 'Group created!', shows: [['Group created!']] },
  'Invitation created': { says: 'Invitation created!', shows: [['Invitation created!']] },
  'Link copied': { says: 'Link copied!', shows: [['Link copied!', 'Copied!']] },
  'Invitation accepted': { says: 'Invitation accepted!', shows: [['Invitation accepted!']] },
  'Invitation declined': { says: 'Invitation declined', shows: [['Invitation declined']] },
} satisfies Readonly<Record<string, SaidMessage>>;
