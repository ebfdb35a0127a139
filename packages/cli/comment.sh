#!/usr/bin/env bash
# comment.sh FILE: comments FILE on a pull request, or updates the comment that is there. Needs gh with GH_TOKEN,
# GITHUB_REPOSITORY, and PULL_REQUEST, its number.
set -euo pipefail

marker='<!-- contribute-site check -->'
body=$(mktemp)
trap 'rm -f "$body"' EXIT
# GitHub takes 65,536 characters.
{ echo "$marker"; head -c 65000 "$1"; } > "$body"

comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
ids=$(gh api --paginate "$comments" --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id")
id=${ids%%$'\n'*}
if [ -n "$id" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body" > /dev/null
else
  gh api --method POST "$comments" -F "body=@$body" > /dev/null
fi
