declare module 'nprogress' {
  const nprogress: {
    /**
     * @param options `trickle`: whether the bar grows while waiting; `speed`: of its animation, in
     *   milliseconds
     */
    configure: (options: { trickle?: boolean; speed?: number }) => void;
  };
  export default nprogress;
}
