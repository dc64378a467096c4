import { OnboardingCard } from '../../features/sign-in/onboarding-card.tsx';

export function OnboardingPage() {
  return <OnboardingCard />;
}
