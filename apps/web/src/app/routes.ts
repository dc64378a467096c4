import { t } from '@hooplog/language';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { historySearch } from '../features/workouts/history-filter.ts';
import { rootRoute } from './root-route.tsx';
import {
  calendarSearch,
  compareSearch,
  targetSearch,
  heatMapSearch,
  progressSearch,
  loginSearch,
  operatorSearch,
  squadSearch,
  uploadSearch,
  workoutSearch,
  weekSearch,
} from './search.ts';
import { Guard } from './shell/guard.tsx';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home.tsx'), 'HomePage'),
  staticData: { title: t('Dashboard') },
});

const onboarding = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboarding',
  component: lazyRouteComponent(() => import('./pages/onboarding.tsx'), 'OnboardingPage'),
  staticData: { title: t('Get started') },
});

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignInPage'),
  staticData: { title: t('Sign in') },
});

const profileSetup = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile/setup',
  component: lazyRouteComponent(() => import('./pages/profile-setup.tsx'), 'ProfileSetupPage'),
  staticData: { title: t('Complete Your Profile') },
});

const waiting = createRoute({
  getParentRoute: () => rootRoute,
  path: '/waiting',
  component: lazyRouteComponent(() => import('./pages/waiting.tsx'), 'WaitingPage'),
  staticData: { title: t('Ask a parent first') },
});

const consent = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consent/$token',
  component: lazyRouteComponent(() => import('./pages/consent.tsx'), 'ConsentPage'),
  staticData: { title: t('A parent’s consent') },
});

const link = createRoute({
  getParentRoute: () => rootRoute,
  path: '/link',
  component: lazyRouteComponent(() => import('./pages/link.tsx'), 'LinkPage'),
  staticData: { title: t('Sign in a phone') },
});

const invite = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$token',
  component: lazyRouteComponent(() => import('./pages/invite.tsx'), 'InvitePage'),
  staticData: { title: t('Invitation') },
});

const guarded = createRoute({ getParentRoute: () => rootRoute, id: 'guarded', component: Guard });

const homeAlias = createRoute({
  getParentRoute: () => guarded,
  path: '/home',
  component: lazyRouteComponent(() => import('./pages/dashboard.tsx'), 'DashboardPage'),
  staticData: { title: t('Dashboard') },
});

const upload = createRoute({
  getParentRoute: () => guarded,
  path: '/upload',
  validateSearch: uploadSearch,
  component: lazyRouteComponent(() => import('./pages/upload.tsx'), 'UploadPage'),
  staticData: { title: t('Log Workout'), hasHomeEntry: true },
});

const video = createRoute({
  getParentRoute: () => guarded,
  path: '/video/$id',
  component: lazyRouteComponent(() => import('./pages/video.tsx'), 'VideoPage'),
  staticData: { title: t('Video Workout') },
});

const film = createRoute({
  getParentRoute: () => guarded,
  path: '/film',
  validateSearch: targetSearch,
  component: lazyRouteComponent(() => import('./pages/film.tsx'), 'FilmPage'),
  staticData: { title: t('Film'), isFullScreen: true },
});

const sample = createRoute({
  getParentRoute: () => guarded,
  path: '/sample',
  component: lazyRouteComponent(() => import('./pages/sample.tsx'), 'SamplePage'),
  staticData: { title: t('Sample Workout') },
});

const heatMap = createRoute({
  getParentRoute: () => guarded,
  path: '/heatmap',
  validateSearch: heatMapSearch,
  component: lazyRouteComponent(() => import('./pages/heat-map.tsx'), 'HeatMapPage'),
  staticData: { title: t('Heat Map') },
});

const workout = createRoute({
  getParentRoute: () => guarded,
  path: '/workout/$id',
  validateSearch: workoutSearch,
  component: lazyRouteComponent(() => import('./pages/workout.tsx'), 'WorkoutPage'),
  staticData: { title: t('Workout Details') },
});

const workouts = createRoute({
  getParentRoute: () => guarded,
  path: '/workouts',
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('./pages/workouts.tsx'), 'WorkoutsPage'),
  staticData: { title: t('Workouts') },
});

const compare = createRoute({
  getParentRoute: () => guarded,
  path: '/workouts/compare',
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import('./pages/compare.tsx'), 'ComparePage'),
  staticData: { title: t('Compare') },
});

const finish = createRoute({
  getParentRoute: () => guarded,
  path: '/workout/$id/finish',
  component: lazyRouteComponent(() => import('./pages/finish.tsx'), 'FinishPage'),
  staticData: { title: t('Workout Finished') },
});

const manualWorkout = createRoute({
  getParentRoute: () => guarded,
  path: '/manual-workout',
  validateSearch: targetSearch,
  component: lazyRouteComponent(() => import('./pages/manual-workout.tsx'), 'ManualWorkoutPage'),
  staticData: { title: t('Log Manual Workout'), hasHomeEntry: true },
});

const drills = createRoute({
  getParentRoute: () => guarded,
  path: '/drills',
  validateSearch: targetSearch,
  component: lazyRouteComponent(() => import('./pages/drills.tsx'), 'DrillsPage'),
  staticData: { title: t('Drills') },
});

const calendar = createRoute({
  getParentRoute: () => guarded,
  path: '/calendar',
  validateSearch: calendarSearch,
  component: lazyRouteComponent(() => import('./pages/calendar.tsx'), 'CalendarPage'),
  staticData: { title: t('Workout Calendar') },
});

const badges = createRoute({
  getParentRoute: () => guarded,
  path: '/badges',
  component: lazyRouteComponent(() => import('./pages/badges.tsx'), 'BadgesPage'),
  staticData: { title: t('Achievements') },
});

const progress = createRoute({
  getParentRoute: () => guarded,
  path: '/progress',
  validateSearch: progressSearch,
  component: lazyRouteComponent(() => import('./pages/progress.tsx'), 'ProgressPage'),
  staticData: { title: t('Progress') },
});

const ownData = createRoute({
  getParentRoute: () => guarded,
  path: '/data',
  component: lazyRouteComponent(() => import('./pages/own-data.tsx'), 'OwnDataPage'),
  staticData: { title: t('Your Data') },
});

const trash = createRoute({
  getParentRoute: () => guarded,
  path: '/trash',
  component: lazyRouteComponent(() => import('./pages/trash.tsx'), 'TrashPage'),
  staticData: { title: t('Trash') },
});

const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  component: lazyRouteComponent(() => import('./pages/profile.tsx'), 'ProfilePage'),
  staticData: { title: t('Profile') },
});

const profileEdit = createRoute({
  getParentRoute: () => guarded,
  path: '/profile/edit',
  component: lazyRouteComponent(() => import('./pages/profile-edit.tsx'), 'ProfileEditPage'),
  staticData: { title: t('Edit Profile') },
});

const operator = createRoute({
  getParentRoute: () => guarded,
  path: '/operator',
  validateSearch: operatorSearch,
  component: lazyRouteComponent(() => import('./pages/operator.tsx'), 'OperatorPage'),
  staticData: { title: t('Operator') },
});

const inbox = createRoute({
  getParentRoute: () => guarded,
  path: '/inbox',
  component: lazyRouteComponent(() => import('./pages/inbox.tsx'), 'InboxPage'),
  staticData: { title: t('Inbox') },
});

const leaderboard = createRoute({
  getParentRoute: () => guarded,
  path: '/leaderboard',
  component: lazyRouteComponent(() => import('./pages/leaderboard.tsx'), 'LeaderboardPage'),
  staticData: { title: t('Leaderboard') },
});

const chat = createRoute({
  getParentRoute: () => guarded,
  path: '/chat',
  component: lazyRouteComponent(() => import('./pages/chat.tsx'), 'ChatPage'),
  staticData: { title: t('Community Chat') },
});

const groups = createRoute({
  getParentRoute: () => guarded,
  path: '/groups',
  component: lazyRouteComponent(() => import('./pages/groups.tsx'), 'GroupsPage'),
  staticData: { title: t('My Squads') },
});

const group = createRoute({
  getParentRoute: () => guarded,
  path: '/groups/$id',
  validateSearch: squadSearch,
  component: lazyRouteComponent(() => import('./pages/group.tsx'), 'GroupPage'),
  staticData: { title: t('Squad') },
});

const teams = createRoute({
  getParentRoute: () => guarded,
  path: '/teams',
  component: lazyRouteComponent(() => import('./pages/teams.tsx'), 'TeamsPage'),
  staticData: { title: t('Teams') },
});

const team = createRoute({
  getParentRoute: () => guarded,
  path: '/teams/$id',
  validateSearch: heatMapSearch,
  component: lazyRouteComponent(() => import('./pages/team.tsx'), 'TeamPage'),
  staticData: { title: t('Team') },
});

const teamWeek = createRoute({
  getParentRoute: () => guarded,
  path: '/teams/$id/week',
  validateSearch: weekSearch,
  component: lazyRouteComponent(() => import('./pages/team-week.tsx'), 'TeamWeekPage'),
  staticData: { title: t('The week') },
});

const teamPlayer = createRoute({
  getParentRoute: () => guarded,
  path: '/teams/$id/players/$playerId',
  component: lazyRouteComponent(() => import('./pages/team-player.tsx'), 'TeamPlayerPage'),
  staticData: { title: t('Player') },
});

const join = createRoute({
  getParentRoute: () => rootRoute,
  path: '/join/$token',
  component: lazyRouteComponent(() => import('./pages/join.tsx'), 'JoinPage'),
  staticData: { title: t('Team invitation') },
});

/** Every address of the client. */
export const routeTree = rootRoute.addChildren([
  home,
  onboarding,
  login,
  profileSetup,
  waiting,
  consent,
  link,
  invite,
  join,
  guarded.addChildren([
    homeAlias,
    upload,
    video,
    film,
    sample,
    heatMap,
    workout,
    finish,
    workouts,
    compare,
    manualWorkout,
    drills,
    calendar,
    badges,
    progress,
    ownData,
    trash,
    operator,
    inbox,
    leaderboard,
    chat,
    profile,
    profileEdit,
    groups,
    group,
    teams,
    team,
    teamWeek,
    teamPlayer,
  ]),
]);
