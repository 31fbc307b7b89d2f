/** The screens of stories, loaded in one chunk: a list of its parts for each of them would make every first screen larger. */
export { NewStoryScreen } from './choose/new-story-screen.tsx';
export { StoryScreen } from './editor/story-screen.tsx';
export { StoriesScreen } from './list/stories-screen.tsx';
export { AddToStoryScreen } from './choose/add-to-story-screen.tsx';
