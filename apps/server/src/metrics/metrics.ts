import { Counter, Histogram } from '@prometheus-io/client';

// Counted in every process, and served if METRICS_PORT is set. Names, units and help follow Prometheus'
// conventions.

export const requestSeconds = new Histogram({
  name: 'hooplog_http_request_seconds',
  help: 'Time until an answer was sent, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const jobSeconds = new Histogram({
  name: 'hooplog_job_seconds',
  help: 'Time that one try of a job took, by job and what became of it',
  labelNames: ['job', 'result'],
  buckets: [0.01, 0.1, 1, 10, 60, 300, 1800],
});

export const analysisSeconds = new Counter({
  name: 'hooplog_analysis_seconds_total',
  help: 'Time spent on analyses that came to a result',
});

export const analysedVideoSeconds = new Counter({
  name: 'hooplog_analysed_video_seconds_total',
  help: 'Length of the videos of these analyses',
});

export const detectedShots = new Counter({
  name: 'hooplog_detected_shots_total',
  help: 'Shots that analyses have found',
});

export const correctedShots = new Counter({
  name: 'hooplog_corrected_shots_total',
  help: 'Shots that players put right in reviews: another outcome, no shot at all, or one that was missing',
  labelNames: ['correction'],
});

export const storageErrors = new Counter({
  name: 'hooplog_storage_errors_total',
  help: 'Operations of the file store that failed',
  labelNames: ['operation'],
});
