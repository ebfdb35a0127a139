import { type Reader } from './lockfiles';
/** Workflows and actions of GitHub: what they call, and the images that their jobs run in. */
export declare const readWorkflow: Reader;
/** Images that a Dockerfile builds on or copies from. */
export declare const readDockerfile: Reader;
/** Images of Kubernetes, Compose, Helm values, and pipelines; templates are read by their lines. */
export declare const readImages: Reader;
/** Hooks by their repositories and tags. */
export declare const readPreCommit: Reader;
/** Extensions that an editor offers to install, which have no version there. */
export declare const readExtensions: Reader;
/** Modules with their versions, and those that take their places. */
export declare const readGoMod: Reader;
/** Dependencies of Maven with the versions that stand in the file itself. */
export declare const readPom: Reader;
/** Requirements of a project of Python; those of Poetry without a sign are fixed. */
export declare const readPyproject: Reader;
/** Environments of Conda, with what pip installs in them. */
export declare const readCondaEnvironment: Reader;
