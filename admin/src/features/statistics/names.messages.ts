import type { GoalDimension, GoalDistributions } from '@ecrin/contracts/goal/goal-statistics.ts';
import { defineMessage, type MessageDescriptor } from 'react-intl';

export const measureMessages: Readonly<Record<keyof GoalDistributions, MessageDescriptor>> = {
  successRate: defineMessage({ id: 'statistics.success', defaultMessage: 'Réussite', description: 'Figure' }),
  strength: defineMessage({ id: 'statistics.strength', defaultMessage: 'Force', description: 'Figure' }),
  streak: defineMessage({ id: 'statistics.streak', defaultMessage: 'Série', description: 'Figure' }),
  bestStreak: defineMessage({ id: 'statistics.best-streak', defaultMessage: 'Record', description: 'Figure' }),
};

export const meaningMessages: Readonly<Record<keyof GoalDistributions, MessageDescriptor>> = {
  successRate: defineMessage({ id: 'statistics.success-means', defaultMessage: 'Part des périodes tenues, en moyenne des objectifs de chaque client.', description: 'What the success rate is' }),
  strength: defineMessage({ id: 'statistics.strength-means', defaultMessage: 'Force de l’habitude, en moyenne des objectifs de chaque client.', description: 'What the strength is' }),
  streak: defineMessage({ id: 'statistics.streak-means', defaultMessage: 'Périodes tenues de suite aujourd’hui, du meilleur objectif de chaque client.', description: 'What the streak is' }),
  bestStreak: defineMessage({
    id: 'statistics.best-streak-means',
    defaultMessage: 'Plus longue suite de périodes tenues, du meilleur objectif de chaque client.',
    description: 'What the best streak is',
  }),
};

export const dimensionMessages: Readonly<Record<GoalDimension, MessageDescriptor>> = {
  all: defineMessage({ id: 'statistics.by-all', defaultMessage: 'Ensemble', description: 'Heading' }),
  frequency: defineMessage({ id: 'statistics.by-frequency', defaultMessage: 'Par fréquence', description: 'Heading' }),
  aim: defineMessage({ id: 'statistics.by-aim', defaultMessage: 'Par intention', description: 'Heading' }),
  age: defineMessage({ id: 'statistics.by-age', defaultMessage: 'Par ancienneté', description: 'Heading' }),
};

const groups: Readonly<Record<string, MessageDescriptor>> = {
  all: defineMessage({ id: 'statistics.all', defaultMessage: 'Tous les objectifs', description: 'Group' }),
  daily: defineMessage({ id: 'statistics.daily', defaultMessage: 'Chaque jour', description: 'Group' }),
  weekly: defineMessage({ id: 'statistics.weekly', defaultMessage: 'Chaque semaine', description: 'Group' }),
  monthly: defineMessage({ id: 'statistics.monthly', defaultMessage: 'Chaque mois', description: 'Group' }),
  achieve: defineMessage({ id: 'statistics.achieve', defaultMessage: 'Au moins', description: 'Group of goals' }),
  avoid: defineMessage({ id: 'statistics.avoid', defaultMessage: 'Au plus', description: 'Group of goals' }),
  'under-30-days': defineMessage({ id: 'statistics.under-30', defaultMessage: 'Moins de 30 jours', description: 'Group' }),
  '30-to-89-days': defineMessage({ id: 'statistics.30-to-89', defaultMessage: '30 à 89 jours', description: 'Group' }),
  '90-to-364-days': defineMessage({ id: 'statistics.90-to-364', defaultMessage: '90 à 364 jours', description: 'Group' }),
  '365-days-and-more': defineMessage({ id: 'statistics.365', defaultMessage: 'Un an et plus', description: 'Group' }),
};

export const groupMessage = (group: string): MessageDescriptor => groups[group] ?? { id: group, defaultMessage: group };

export const shareMessage = defineMessage<{ range: string }>({ id: 'statistics.share', defaultMessage: '{range} %', description: 'A range of percents, as 20–39' });
export const noneMessage = defineMessage({ id: 'statistics.none', defaultMessage: 'à venir', description: 'Short label: clients of whom no period is over yet' });
